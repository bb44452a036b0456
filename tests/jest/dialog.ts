/**
 * Gives jsdom, which has `<dialog>` but cannot open it, the methods to open
 * and close one. The real thing (top layer, focus, inert page behind, Escape)
 * is tested in a browser.
 */
export function installDialog(): void {
  const open = function (this: HTMLDialogElement) {
    this.setAttribute("open", "");
  };
  Object.assign(HTMLDialogElement.prototype, {
    show: open,
    showModal: open,
    close(this: HTMLDialogElement, returnValue?: string) {
      if (!this.hasAttribute("open")) return;
      this.removeAttribute("open");
      if (returnValue !== undefined) this.returnValue = returnValue;
      this.dispatchEvent(new Event("close"));
    },
  });
}
