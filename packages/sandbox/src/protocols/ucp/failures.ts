/** The protocol's own failures, each with its HTTP status and its code in JSON-RPC. Outcomes for the buyer are messages in an answer instead. */
const failures = {
  invalid_profile_url: { status: 400, rpcCode: -32001 },
  profile_unreachable: { status: 424, rpcCode: -32001 },
  profile_malformed: { status: 422, rpcCode: -32001 },
  version_unsupported: { status: 422, rpcCode: -32001 },
  invalid_request: { status: 400, rpcCode: -32602 },
  request_too_large: { status: 400, rpcCode: -32602 },
  not_found: { status: 404, rpcCode: -32601 },
  idempotency_conflict: { status: 409, rpcCode: -32000 },
} as const;

/** The request cannot be processed. The message is for the agent's developer. */
export class UcpFailure extends Error {
  override readonly name = 'UcpFailure';
  readonly code: keyof typeof failures;

  constructor(code: keyof typeof failures, message: string) {
    super(message);
    this.code = code;
  }

  /** The HTTP status. */
  get status(): number {
    return failures[this.code].status;
  }

  /** The code of JSON-RPC. */
  get rpcCode(): number {
    return failures[this.code].rpcCode;
  }
}
