import { expect, test } from 'vitest'
import { sourceParts } from './source-parts.ts'

const SCRIPT = `(function() {
	// node_modules/@noble/hashes/sha2.js
	const a = 1;
	// packages/messages/src/say.ts
	const say = 2;
	// a comment that names no file: packages/units
	const b = 3;
	// apps/web/src/verify-page/main.ts
	draw();
	// apps/web/src/proofs/check-proof.ts
	function checkProof() {}
	// packages/game-rules/src/draws.ts
	function draws() {}
})();`

test('the script is told by its files, what checks before what shows it and what others wrote', () => {
  expect(sourceParts(SCRIPT).map(({ file }) => file)).toEqual([
    'apps/web/src/proofs/check-proof.ts',
    'packages/game-rules/src/draws.ts',
    'apps/web/src/verify-page/main.ts',
    'packages/messages/src/say.ts',
    'node_modules/@noble/hashes/sha2.js',
  ])
})

test('each file has its lines, its comments among them', () => {
  expect(sourceParts(SCRIPT).find(({ file }) => file.endsWith('say.ts'))).toEqual({
    file: 'packages/messages/src/say.ts',
    lines: 3,
    text: '\tconst say = 2;\n\t// a comment that names no file: packages/units\n\tconst b = 3;',
  })
})
