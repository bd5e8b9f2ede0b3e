import { info as jobPostingBuilder } from '../business-hr/job-posting-builder/info.ts'
import { info as leaveAccrualCalculator } from '../business-hr/leave-accrual-calculator/info.ts'
import { info as offerLetterBuilder } from '../business-hr/offer-letter-builder/info.ts'

export const businessHrTools = [leaveAccrualCalculator, offerLetterBuilder, jobPostingBuilder] as const
