import * as styles from "./Prose.module.css";

interface ProseProps {
  paragraphs: readonly string[];
}

/** Paragraphs for reading, in lines of a good length. */
export function Prose({ paragraphs }: ProseProps) {
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
