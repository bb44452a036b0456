import type { Path } from "../../src/content/json/syntaxTree";
import type { Schema } from "../contentValues";

/** The props of the form of a value in a file. */
export interface FieldProps {
  path: Path;
  schema: Schema;
  label: string;
}

/** The props of every form control. */
export interface ControlProps {
  value: unknown;
  edit: (value: unknown) => void;
  path: Path;
  /** Without `ZodOptional`. */
  schema: Schema;
  control: {
    id: string;
    "aria-describedby": string;
    "aria-invalid": boolean;
  };
}
