// The budgets of tries in front of the provider's sign-in: the same as in front of the embedded issuer.
import type { TokenAnswer } from '@vys/contract/identity';
import { OAuthFailure } from '../../kit/fail.ts';
import type { BeginTry } from '../embedded/sign-in-tries.ts';
import type { Visitor } from '../provider.ts';

export type SignInTries = (
  login: string,
  visitor: Visitor,
  signIn: () => Promise<TokenAnswer>,
) => Promise<TokenAnswer>;

type Deps = {
  beginTry: BeginTry;
  /** Whose account a login names, so that email and username share what the account allows. */
  findUserId: (login: string) => Promise<string | undefined>;
};

export function createRealmSignInTries({ beginTry, findUserId }: Deps): SignInTries {
  return async (login, visitor, signIn) => {
    const attempt = await beginTry(login.toLowerCase(), visitor);
    if (!(await attempt.isAllowed(await findUserId(login.toLowerCase())))) {
      throw new OAuthFailure(400, 'invalid_grant', 'Invalid user credentials');
    }
    const answer = await signIn();
    await attempt.succeed();
    return answer;
  };
}
