// TypeScript types of what is sent, from the JSON Schemas.
//   node types.mjs SCHEMAS... OUTPUT
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';

const folders = process.argv.slice(2);
const output = folders.pop();
mkdirSync(output, { recursive: true });

for (const folder of folders) {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.schema.json'))) {
        const schema = JSON.parse(readFileSync(join(folder, file), 'utf8'));
        const name = file.replace('.schema.json', '');
        const types = await compile(schema, name, {
            cwd: folder,
            bannerComment: `// Made from ${name}.schema.json by web/scripts/types.mjs.`,
            format: false,
            additionalProperties: false,
            ignoreMinAndMaxItems: true,
            unreachableDefinitions: true,
        });
        const target = join(output, `${name.replaceAll('-', '_')}.ts`);
        if (!existsSync(target) || readFileSync(target, 'utf8') !== types) writeFileSync(target, types);
    }
}
