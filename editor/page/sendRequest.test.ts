import { sendRequest } from "./sendRequest";

const failed = JSON.stringify({ message: "No.", details: "fatal: no" });

test.each([
  ["the server's message with git's words", 409, failed, /^No\.$/, "fatal: no"],
  ["that a proxy answers", 502, "<h1>502</h1>", /kept in this tab/, undefined],
])("throws %s", async (_, status, body, message, details) => {
  jest
    .spyOn(globalThis, "fetch")
    .mockResolvedValue(new Response(body, { status }));
  await expect(sendRequest("GET", "preview")).rejects.toMatchObject({
    status,
    message: expect.stringMatching(message) as string,
    ...(details && { details }),
  });
});
