import { graphql } from "gatsby";

/** Texts of the contact dialog, for the query of each page that opens it. */
export const contactContent = graphql`
  fragment ContactContent on ContactContent {
    heading
    introduction
    close
    form {
      name {
        label
        placeholder
      }
      email {
        label
        placeholder
      }
      phone {
        label
        placeholder
      }
      purpose {
        label
        placeholder
      }
    }
    submit
    sending
    success
    error
    mail {
      subject
      name
      email
      phone
      purpose
      lastLine
      toLabel
      subjectLabel
    }
    mailFallback {
      introduction
      longForMail
      copyAddress
      copyMessage
      copied
      refused
      gmail
      newTab
    }
    lastMessage {
      introduction
      restore
    }
  }
`;
