import { refuseMarkup } from "./trustedTypes";

afterEach(() => Reflect.deleteProperty(window, "trustedTypes"));

test("lets text and JSON through, and nothing that would run", () => {
  interface Rules {
    createHTML: (text: string) => string | null;
    createScript: (text: string) => string | null;
  }
  const createPolicy = jest.fn((_name: string, _rules: Rules) => undefined);
  Object.assign(window, { trustedTypes: { createPolicy } });
  refuseMarkup("own");
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe("own");
  expect(rules?.createHTML('{"a":1}')).toBe('{"a":1}');
  expect(rules?.createHTML("<img src=x onerror=alert(1)>")).toBeNull();
  expect(rules?.createScript('{"a":1}')).toBe('{"a":1}');
  expect(rules?.createScript("alert(1)")).toBeNull();
});

test("asks nothing of a browser without trusted types", () => {
  expect(() => refuseMarkup("own")).not.toThrow();
});
