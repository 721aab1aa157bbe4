/** The texts of an error budget; names between braces are replaced by values. */
export interface Words {
  title: string
  objective: string
  errorRate: string
  since: string
  chart: string
  budget: string
  steady: string
  gone: string
  table: string
  alarm: string
  threshold: string
  rings: string
  page: string
  ticket: string
  never: string
  now: string
  ofBudget: string
  minutes: string
  hours: string
  days: string
  percent: string
  left: string
}

export const englishWords: Words = {
  title: 'Error budget',
  objective: 'Objective',
  errorRate: 'Requests that fail now',
  since: 'They fail for',
  chart: 'What is left of the budget, up to {time}: it falls in a straight line',
  budget: '{objective} in 30 days leaves {minutes} in which everything may fail.',
  steady: 'At {rate} errors the burn rate is {burn}: the budget lasts {lasts}.',
  gone: 'After {time}, {spent} of it are used up.',
  table: 'Alarms by burn rate',
  alarm: 'Alarm',
  threshold: 'Burn rate',
  rings: 'Rings',
  page: 'wakes somebody',
  ticket: 'makes a ticket',
  never: 'not at this rate',
  now: 'after {time}',
  ofBudget: '{share} of the budget in {time}: {urgency}',
  minutes: '{count}\u00a0min',
  hours: '{count}\u00a0h',
  days: '{count}\u00a0days',
  percent: '{count}\u00a0%',
  left: '{share} left',
}

/** Puts values into a text. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (place, name) => values[name] ?? place)
}
