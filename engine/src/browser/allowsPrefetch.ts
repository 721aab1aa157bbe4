interface Line {
  effectiveType?: string
  saveData?: boolean
}

/** Whether the line is good enough to fetch what nobody asked for yet. */
export function allowsPrefetch(): boolean {
  const { connection } = navigator as { connection?: Line }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}
