import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";

import { installDialog } from "../../../tests/jest/dialog";
import { Dialog } from "./Dialog";

installDialog();

const onClose = jest.fn();

function Page(props: Partial<ComponentProps<typeof Dialog>>) {
  return (
    <>
      <button type="button">Opener</button>
      <Dialog
        open
        onClose={onClose}
        heading="A window"
        closeLabel="Close it"
        {...props}
      >
        {props.children ?? <p>Inside</p>}
      </Dialog>
    </>
  );
}

const dialog = () => screen.getByRole<HTMLDialogElement>("dialog");
const hiddenDialog = () =>
  screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });

describe("open and closed", () => {
  test("is closed until the parent opens it, then modal", () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, "showModal");
    const { rerender } = render(<Page open={false} />);
    expect(hiddenDialog().open).toBe(false);
    rerender(<Page />);
    expect(dialog().open).toBe(true);
    expect(showModal).toHaveBeenCalledTimes(1);
    rerender(<Page open={false} />);
    expect(hiddenDialog().open).toBe(false);
    rerender(<Page />);
    expect(dialog().open).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  test("is named by its heading and carries the classes it is given", () => {
    render(<Page className="light-mode" />);
    expect(dialog()).toHaveAccessibleName("A window");
    expect(dialog()).toHaveClass("dialog", "light-mode");
    expect(
      screen.getByRole("heading", { level: 2, name: "A window" }),
    ).toBeVisible();
  });

  test("holds the page behind still, and no longer than it is open", () => {
    const page = document.documentElement;
    const { rerender } = render(<Page />);
    expect(page).toHaveClass("scroll-locked");
    rerender(<Page open={false} />);
    expect(page).not.toHaveClass("scroll-locked");
  });
});

describe("closing", () => {
  test("by the close button", async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole("button", { name: "Close it" }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test("by Escape, which the browser reports before it closes", () => {
    render(<Page />);
    const cancel = new Event("cancel", { cancelable: true });
    fireEvent(dialog(), cancel);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(cancel.defaultPrevented).toBe(true);
  });

  test("by a browser that closes without asking first", () => {
    render(<Page />);
    dialog().close();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test("is not asked for by a late event in a reopened dialog", () => {
    const { rerender } = render(<Page />);
    rerender(<Page open={false} />);
    rerender(<Page />);
    fireEvent(dialog(), new Event("close"));
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe("the overlay", () => {
  const press = (from: Element, to: Element) => {
    fireEvent.pointerDown(from);
    fireEvent.pointerUp(to);
    // The browser clicks what holds both ends.
    fireEvent.click(from === to ? to : dialog());
  };

  test("closes at a click", () => {
    render(<Page />);
    press(dialog(), dialog());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test("does not close at a click inside", () => {
    render(<Page />);
    press(screen.getByText("Inside"), screen.getByText("Inside"));
    expect(onClose).not.toHaveBeenCalled();
  });

  test("does not close at a click inside that a key made", () => {
    render(<Page />);
    fireEvent.click(screen.getByText("Inside"));
    expect(onClose).not.toHaveBeenCalled();
  });

  test("does not close at the end of a drag from inside, but afterwards", () => {
    render(<Page />);
    press(screen.getByText("Inside"), dialog());
    expect(onClose).not.toHaveBeenCalled();
    press(dialog(), dialog());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test("does not close at the end of a drag to the inside", () => {
    render(<Page />);
    press(dialog(), screen.getByText("Inside"));
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe("focus", () => {
  const form = (
    <>
      <input type="hidden" />
      <input disabled />
      <textarea aria-label="First" />
      <input aria-label="Second" />
    </>
  );

  function openFromButton() {
    const page = render(<Page open={false}>{form}</Page>);
    const opener = screen.getByRole("button", { name: "Opener" });
    opener.focus();
    page.rerender(<Page>{form}</Page>);
    return { ...page, opener };
  }

  test("starts on the first field that can have it", () => {
    openFromButton();
    expect(screen.getByRole("textbox", { name: "First" })).toHaveFocus();
  });

  test("returns to what opened the dialog", () => {
    const { rerender, opener } = openFromButton();
    rerender(<Page open={false}>{form}</Page>);
    expect(opener).toHaveFocus();
  });

  test("returns, and the page scrolls, when an open dialog is removed", () => {
    const { rerender } = render(<Page open={false} key="page" />);
    const outside = document.body.appendChild(document.createElement("button"));
    outside.focus();
    rerender(<Page key="page">{form}</Page>);
    expect(outside).not.toHaveFocus();
    rerender(<p>Another page</p>);
    expect(outside).toHaveFocus();
    expect(document.documentElement).not.toHaveClass("scroll-locked");
    expect(onClose).not.toHaveBeenCalled();
    outside.remove();
  });
});
