import * as styles from "./Prose.module.css";

interface ProseProps {
  paragraphs: readonly string[];
}

/** Renders paragraphs in lines of at most about 70 characters. */
export function Prose({ paragraphs }: ProseProps) {
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
