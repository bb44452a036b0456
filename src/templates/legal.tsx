import { graphql, type PageProps } from "gatsby";

import { PageHead } from "../head/PageHead";
import { LegalText } from "../sections/legal/LegalText";

export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  const { legalContent: legal } = data;
  return (
    <>
      <PageHead meta={legal.meta} path={legal.path} />
      <LegalText {...legal} />
    </>
  );
}

export const query = graphql`
  query LegalPage($path: String!) {
    legalContent(path: { eq: $path }) {
      path
      meta {
        ...PageMeta
      }
      heading
      introduction
      updated
      updatedText
      sections {
        heading
        paragraphs
      }
    }
  }
`;
