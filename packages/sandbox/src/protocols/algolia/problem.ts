/** Why a request is refused, in the service's own form. */
export class Problem extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
