// Why an operation can't be applied to a page.

export type ApplyProblem = 'not_found' | 'invalid' | 'duplicate_id' | 'nothing_changes';

export class ApplyError extends Error {
  readonly problem: ApplyProblem;

  constructor(problem: ApplyProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}
