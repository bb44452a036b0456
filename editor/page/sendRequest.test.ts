import { sendRequest } from "./sendRequest";

test("throws the server's message with git's words", async () => {
  const body = JSON.stringify({ message: "No.", details: "fatal: no" });
  jest
    .spyOn(globalThis, "fetch")
    .mockResolvedValue(new Response(body, { status: 409 }));
  await expect(sendRequest("GET", "preview")).rejects.toMatchObject({
    status: 409,
    message: "No.",
    details: "fatal: no",
  });
});
