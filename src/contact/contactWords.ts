import { graphql } from "gatsby";

/** The words of the contact dialog, for the queries of pages that open it. */
export const contactWords = graphql`
  fragment ContactWords on ContactContent {
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
    otherWays {
      introduction
      copyAddress
      copyMessage
      copied
      refused
      gmail
      newTab
    }
  }
`;
