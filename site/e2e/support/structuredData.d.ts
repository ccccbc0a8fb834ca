// Two packages without types of their own.
declare module '@marbec/web-auto-extractor' {
  /** Things by type, as `jsonld`, `microdata` and `rdfa` state them. */
  export type Extracted = Record<'jsonld' | 'microdata' | 'rdfa', Record<string, Record<string, unknown>[]>> & {
    errors: unknown[];
  };
  export default class WebAutoExtractor {
    constructor(options?: { addLocation?: boolean });
    parse(html: string): Extracted;
  }
}

declare module '@adobe/structured-data-validator' {
  import type { Extracted } from '@marbec/web-auto-extractor';
  export interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    fieldNames?: string[];
  }
  export default class Validator {
    validate(data: Extracted): Promise<Issue[]>;
  }
}
