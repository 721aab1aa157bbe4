import { prepareMermaid } from './prepareMermaid.ts'

/**
 * The process that draws diagrams. Its first argument is the `DiagramLook`; each message is a diagram, answered with
 * its drawing.
 */
const draw = await prepareMermaid(JSON.parse(process.argv[2]!))
process.on('message', async (source: string) => process.send!(await draw(source)))
