// TypeScript types of what is sent, from the JSON Schemas and the schemas of an OpenAPI file.
//   node types.mjs SCHEMAS... OUTPUT
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';

const folders = process.argv.slice(2);
const output = folders.pop();
mkdirSync(output, { recursive: true });

/** What an OpenAPI file has is a schema like any other: one object with a field for each of them. */
function schemaOfApi(text) {
    const definitions = JSON.parse(text.replaceAll('#/components/schemas/', '#/definitions/')).components
        .schemas;
    const names = Object.keys(definitions);
    return {
        description: 'Every body that is sent.',
        type: 'object',
        required: names,
        properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/definitions/${name}` }])),
        definitions,
    };
}

for (const folder of folders) {
    for (const file of readdirSync(folder).filter((name) => /\.(schema|openapi)\.json$/.test(name))) {
        const text = readFileSync(join(folder, file), 'utf8');
        const schema = file.endsWith('.openapi.json') ? schemaOfApi(text) : JSON.parse(text);
        const name = file.replace(/\.(schema|openapi)\.json$/, '');
        const types = await compile(schema, name, {
            cwd: folder,
            bannerComment: `// Made from ${file} by web/scripts/types.mjs.`,
            format: false,
            additionalProperties: false,
            ignoreMinAndMaxItems: true,
            unreachableDefinitions: true,
        });
        const target = join(output, `${name.replaceAll('-', '_')}.ts`);
        if (!existsSync(target) || readFileSync(target, 'utf8') !== types) writeFileSync(target, types);
    }
}
