import { expect, test } from 'vitest'
import { alarms, budgetOf, formatNumber, minutesUntil, thresholdOf } from './errorBudget.ts'

const service = (errorRate: number) => ({ objective: 0.999, days: 30, errorRate })

test('99.9 % in 30 days leaves 43.2 minutes', () => {
  expect(budgetOf(service(0)).minutes).toBeCloseTo(43.2, 9)
  expect(budgetOf(service(0)).lasts).toBe(Number.POSITIVE_INFINITY)
})

test.each([
  [0.001, 1, 30],
  [0.002, 2, 15],
  [0.01, 10, 3],
  [1, 1000, 0.03],
])('a rate of errors of %d burns at %d, as in table 5-4 of the SRE Workbook', (rate, burnRate, lasts) => {
  const budget = budgetOf(service(rate))
  expect(budget.burnRate).toBeCloseTo(burnRate, 6)
  expect(budget.lasts).toBeCloseTo(lasts, 6)
})

test('alarms ring at the rates of table 5-8: 14.4, 6 and 1', () => {
  expect(alarms.map((alarm) => Number(thresholdOf(alarm, 30).toFixed(6)))).toEqual([14.4, 6, 1])
})

test('an alarm rings the sooner the more fails, and never below its rate', () => {
  const until = (rate: number) => minutesUntil(alarms[0]!, budgetOf(service(rate)), 30)
  expect(until(0.0144)).toBeCloseTo(60, 6)
  expect(until(0.144)).toBeCloseTo(6, 6)
  expect(until(0.014)).toBeUndefined()
})

test.each([
  [0.001, 1, '0.001'],
  [0.0116, 2, '0.01'],
  [0.0023, 2, '0.002'],
  [0.1, 1, '0.1'],
  [14.44, 1, '14.4'],
  [0, 1, '0'],
])('%d with %d digits does not look like nothing: %s', (value, digits, text) => {
  expect(formatNumber(value, 'en', digits)).toBe(text)
})
