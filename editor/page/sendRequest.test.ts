import { sendRequest } from "./sendRequest";

const answer = (body: string, status: number) =>
  jest
    .spyOn(globalThis, "fetch")
    .mockResolvedValue(new Response(body, { status }));

test("says what to do where something else answers, or nothing", async () => {
  answer("<h1>Bad gateway</h1>", 502);
  await expect(sendRequest("GET", "preview")).rejects.toMatchObject({
    status: 502,
    message: expect.stringContaining("cannot be read (502)") as string,
  });
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("failed"));
  await expect(sendRequest("GET", "preview")).rejects.toThrow(
    "run npm run edit",
  );
});

test("throws the server's message with git's words", async () => {
  answer(JSON.stringify({ message: "No.", details: "fatal: no" }), 409);
  await expect(sendRequest("GET", "preview")).rejects.toMatchObject({
    status: 409,
    message: "No.",
    details: "fatal: no",
  });
});
