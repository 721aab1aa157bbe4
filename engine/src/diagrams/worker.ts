import { prepareMermaid } from './prepareMermaid.ts'

/** The process that draws: it is told how diagrams look when it starts, and answers each diagram with its drawing. */
const draw = await prepareMermaid(JSON.parse(process.argv[2]!))
process.on('message', async (source: string) => process.send!(await draw(source)))
