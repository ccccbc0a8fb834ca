/** Finds a Chromium for the tests, or installs one. Resolves to the environment variables that name the test tools' browser. */
export function browser(): Promise<{ CHROMIUM_PATH: string; CHROMIUM_ARGS: string }>;
