import { onScrollFrame } from "./scrollFrames";

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const scroll = () => window.dispatchEvent(new Event("scroll"));
const nextFrame = () => jest.advanceTimersByTime(17);

test("a listener is called in the first frame, then once a frame", () => {
  const listener = jest.fn();
  const stop = onScrollFrame(listener);
  expect(listener).not.toHaveBeenCalled();
  nextFrame();
  expect(listener).toHaveBeenCalledTimes(1);
  scroll();
  scroll();
  window.dispatchEvent(new Event("resize"));
  nextFrame();
  expect(listener).toHaveBeenCalledTimes(2);
  nextFrame();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});

test("all listeners share one frame", () => {
  const request = jest.spyOn(window, "requestAnimationFrame");
  const stops = [onScrollFrame(jest.fn()), onScrollFrame(jest.fn())];
  nextFrame();
  scroll();
  expect(request).toHaveBeenCalledTimes(2);
  for (const stop of stops) stop();
});

test("the window is listened to passively, and only while needed", () => {
  const add = jest.spyOn(window, "addEventListener");
  const listener = jest.fn();
  const stop = onScrollFrame(listener);
  expect(add).toHaveBeenCalledWith("scroll", expect.any(Function), {
    passive: true,
  });
  stop();
  scroll();
  nextFrame();
  expect(listener).not.toHaveBeenCalled();
});
