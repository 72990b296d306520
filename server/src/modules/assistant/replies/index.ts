// Entry point of what the assistant says.
export { type AskKind, ask, askOpen, sayNotDone } from './ask.ts';
export { suggestFor } from './suggest.ts';
export { describeDifference, listChanges } from './summaries/difference.ts';
export { findPlaceholders, introduce } from './summaries/introduce.ts';
export { receipt } from './summaries/receipt.ts';
export { summarize } from './summaries/summarize.ts';
export { type Answer, answerQuestion, findSuggestedArticle } from './talk/answer-question.ts';
export { decline, declineHarm } from './talk/decline.ts';
export { describePage } from './talk/describe-page.ts';
export { findProblem, type Problem } from './talk/problems/find-problem.ts';
export { sayProblem } from './talk/problems/say-problem.ts';
export { type SmallTalk, smallTalk } from './talk/small-talk.ts';
