// oxlint-disable-next-line no-restricted-imports
import {
  spawn,
  spawnSync,
  type SpawnOptions,
  type SpawnSyncOptions,
} from "node:child_process";

/**
 * Returns the environment of child processes. Without these variables, programs print the
 * same output in a terminal, in a pipe and in CI.
 */
const environment = (variables?: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  CI: undefined,
  GITHUB_ACTIONS: undefined,
  FORCE_COLOR: undefined,
  NO_COLOR: undefined,
  COLUMNS: undefined,
  ...variables,
});

/** Starts a command. `env` has additional variables. */
export const startCommand = (
  command: string,
  args: readonly string[],
  { env, ...options }: SpawnOptions,
) => spawn(command, args, { ...options, env: environment(env) });

/** Runs a command and waits until it exits. `env` has additional variables. */
export const runCommand = (
  command: string,
  args: readonly string[],
  { env, ...options }: SpawnSyncOptions = {},
) =>
  spawnSync(command, args, {
    maxBuffer: Infinity,
    ...options,
    encoding: "utf8",
    env: environment(env),
  });
