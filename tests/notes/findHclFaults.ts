import { parse } from '@cdktn/hcl2json'
import type { CodeBlock } from './findCodeBlocks.ts'

/** Describes the blocks of Terraform and Vault that HashiCorp's own parser rejects. */
export async function findHclFaults(blocks: CodeBlock[]): Promise<string[]> {
  const faults = blocks.filter(({ language }) => language === 'hcl').map(explainFault)
  return (await Promise.all(faults)).flat()
}

async function explainFault({ page, line, code }: CodeBlock): Promise<string[]> {
  try {
    await parse(page, code)
    return []
  } catch (error) {
    return [`${page}:${line}: hcl: ${(error as Error).message}`]
  }
}
