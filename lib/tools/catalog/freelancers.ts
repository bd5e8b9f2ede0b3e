import { info as freelanceRateCalculator } from '../freelancers/freelance-rate-calculator/info.ts'
import { info as invoiceMaker } from '../freelancers/invoice-maker/info.ts'
import { info as latePaymentInterestCalculator } from '../freelancers/late-payment-interest-calculator/info.ts'
import { info as projectEstimateCalculator } from '../freelancers/project-estimate-calculator/info.ts'
import type { Tool } from '../types.ts'

export const freelancerTools = [
  freelanceRateCalculator,
  invoiceMaker,
  projectEstimateCalculator,
  latePaymentInterestCalculator,
] as const satisfies readonly Tool[]
