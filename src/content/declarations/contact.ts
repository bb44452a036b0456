import { contentFile, object, text, template, sentences } from "./fields";

const field = (description: string) =>
  object(description, {
    label: text("The field's label. A required field's ends with *."),
    placeholder: text("What the field shows while it is empty."),
  });

const form = object("The fields of the form.", {
  name: field("The visitor's full name (required)."),
  email: field("The visitor's e-mail address (required)."),
  phone: field("The visitor's phone number (optional)."),
  purpose: field("The visitor's inquiry (required)."),
});

const mail = object("The words of the mail that the form writes.", {
  subject: template(
    "The mail's subject; {name} becomes the visitor's name.",
    "name",
  ),
  name: text("Before the visitor's name in the mail."),
  email: text("Before the visitor's address in the mail."),
  phone: text("Before the visitor's phone number in the mail."),
  purpose: text("Before the visitor's inquiry in the mail.").meta({
    title: "Inquiry",
  }),
  lastLine: text("The mail's last line, which says where it comes from.").meta({
    title: "Last line",
  }),
  toLabel: text("Before our address in the copied message.").meta({
    title: "Word before the address",
  }),
  subjectLabel: text("Before the subject in the copied message.").meta({
    title: "Word before the subject",
  }),
});

const mailFallback = object("Help for visitors without a mail program.", {
  introduction: sentences("The line above our address."),
  longForMail: sentences(
    "Shown while the message is so long that some mail programs will not open it.",
  ).meta({ title: "Message that is long" }),
  copyAddress: text("The button that copies our address."),
  copyMessage: text("The button that copies the message."),
  copied: text("Message after copying."),
  refused: text(
    "What to do instead, if the browser does not allow copying. The form may be empty then.",
  ),
  gmail: text("The link that opens the message in Gmail."),
  newTab: text("Read by screen readers after the link's text.").meta({
    title: "Note on the new tab",
  }),
});

const lastMessage = object(
  "What the dialog offers while its form is empty after a message was sent.",
  {
    introduction: sentences(
      "The line above our address, instead of the other.",
    ),
    restore: text("The button that puts the message back into the form."),
  },
).meta({ title: "Last message" });

export const contact = contentFile({
  heading: text("The dialog's heading."),
  introduction: sentences("What happens when the form is sent, in a sentence."),
  form,
  submit: text("The button that sends the form."),
  sending: text("The same button while the mail program opens."),
  success: text("Shown when the mail program was opened."),
  error: text("Shown when the mail program could not be opened."),
  mail,
  mailFallback,
  lastMessage,
  close: text("Name of the button that closes the dialog."),
});
