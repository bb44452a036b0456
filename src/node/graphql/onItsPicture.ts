interface Robot {
  image: string;
  face?: { picture: string };
}

/**
 * The GraphQL directive `@onItsPicture` of the field `face`, which is null beside
 * any other picture than its own.
 */
export const onItsPicture = {
  name: "onItsPicture",
  extend: () => ({
    resolve: ({ image, face }: Robot) =>
      face?.picture === image ? face : null,
  }),
};
