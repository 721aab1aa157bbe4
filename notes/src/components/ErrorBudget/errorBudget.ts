/** A promise: the share of requests that succeed, over some days; and how many fail now. */
export interface Service {
  objective: number
  days: number
  errorRate: number
}

/** What is left to fail, and how fast it goes. */
export interface Budget {
  /** Minutes in which everything may fail. */
  minutes: number
  /** How many times faster the budget goes than it may. */
  burnRate: number
  /** Days until nothing is left; infinite without errors. */
  lasts: number
}

/** Computes the error budget of a service, and how long it lasts at the present rate of errors. */
export function budgetOf({ objective, days, errorRate }: Service): Budget {
  const allowed = 1 - objective
  const burnRate = errorRate / allowed
  return { minutes: allowed * days * 1440, burnRate, lasts: days / burnRate }
}

/** An alarm that rings when a share of the budget would go within some hours. */
export interface Alarm {
  hours: number
  share: number
  /** Somebody is woken, or it can wait for a working day. */
  urgency: 'page' | 'ticket'
}

/** The alarms that the Site Reliability Workbook recommends in chapter 5, for 30 days. */
export const alarms: Alarm[] = [
  { hours: 1, share: 0.02, urgency: 'page' },
  { hours: 6, share: 0.05, urgency: 'page' },
  { hours: 72, share: 0.1, urgency: 'ticket' },
]

/** The burn rate at which an alarm rings. */
export const thresholdOf = ({ hours, share }: Alarm, days: number) => (share * days * 24) / hours

/** Minutes until an alarm rings, if the errors began now and stay; none if it never does. */
export function minutesUntil(alarm: Alarm, { burnRate }: Budget, days: number): number | undefined {
  const threshold = thresholdOf(alarm, days)
  // A rounded rate that equals the threshold has reached it.
  return burnRate >= threshold * (1 - 1e-9) ? alarm.hours * 60 * (threshold / burnRate) : undefined
}

/** A number with so many digits after the point; a smaller one has as many as it takes not to look like nothing. */
export function formatNumber(value: number, lang: string, digits: number): string {
  const isSmall = Math.abs(value) < 10 ** -digits
  return value.toLocaleString(
    lang,
    isSmall ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: digits },
  )
}
