// Why an operation can't be applied to a page.

export type ApplyProblem =
  /** What it names is not on the page. */
  | 'not_found'
  /** The page would not fit the model any longer; nothing was changed. */
  | 'invalid'
  /** The code of the page has no place for it. */
  | 'unsupported';

export class ApplyError extends Error {
  readonly problem: ApplyProblem;

  constructor(problem: ApplyProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}
