// Lets tree shaking leave out what this app does not use of Radix: its files set the name of every function by a call,
// which keeps all of them. Fails the build when a file that does so defines that call differently.
import type { Plugin } from 'vite';

const definition =
  /var __name = \(target, value\) => __defProp\(target, "name", \{ value, configurable: true \}\);/;

export function slimRadix(): Plugin {
  return {
    name: 'slim-radix',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/@radix-ui\//, code: '__name' },
      handler(code, id) {
        if (!definition.test(code))
          return this.error(`${id} names functions in another way than web/slim-radix.ts expects`);
        const unnamed = 'const __name = /* @__NO_SIDE_EFFECTS__ */ (target) => target;';
        return { code: code.replace(definition, unnamed), map: null };
      },
    },
  };
}
