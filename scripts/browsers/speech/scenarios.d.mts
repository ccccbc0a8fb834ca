/** The scenarios by name. A scenario without `browsers` is recorded in Firefox and Chromium. */
export declare const scenarios: Record<string, { browsers?: string[] }>;
