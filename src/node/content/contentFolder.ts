/** The folder with the content, relative to the project's folder. */
export const contentFolder = (): string => process.env.CONTENT_DIR ?? "data";
