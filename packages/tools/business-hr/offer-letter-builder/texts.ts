import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'The facts that you type are put into fixed clauses: position, contract, working time, pay, leave, benefits, further terms, conditions. What is empty is left out. Below the letter stands a reply slip.',
    'Beside it a checklist compares the letter with what Article 4 of Directive (EU) 2019/1152 wants an employee to be told. An offer need not hold all of it; what is missing must be told in writing later, most of it within seven days.',
    'Notes point at rules of Polish law that the terms touch: a trial contract lasts 3 months at most, 1 month before a fixed term below 6 months and 2 months before one of 6 to below 12; fixed-term contracts with one employer last 33 months and number three at most.',
    'When there are conditions, the letter calls itself a conditional offer and lists them.',
  ],
  sources: {
    'Directive (EU) 2019/1152 on transparent and predictable working conditions':
      'https://eur-lex.europa.eu/eli/dir/2019/1152/oj',
    'Directive (EU) 2023/970 on pay transparency': 'https://eur-lex.europa.eu/eli/dir/2023/970/oj',
    'Polish Labour Code, Articles 18³ca, 25, 25¹ and 29':
      'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19740240141',
  },
  workedExample: [
    'A head chef, full time, from 1 May 2027, PLN 11,500.00 gross per month, 26 days of leave, answer by 31 January. The letter has eight clauses. With the condition of a medical certificate its subject reads “Conditional offer of employment”. Two points of the checklist stay open: the collective agreement and social security.',
  ],
  questions: {
    'Does such a letter bind me?':
      'It may. In many countries an offer that names the work, the pay and the start binds the employer once it is accepted. Send it when you mean it, and write the conditions into it.',
    'Does it stand in for the contract?':
      'No. It is what you agree on before the contract is written. In Poland the contract itself is made in writing.',
    'May I ask what a candidate earned before?':
      'No. Directive (EU) 2023/970 forbids the question, and the pay that you offer must be known before the contract. Polish law has the same in Article 18³ca.',
    'Which checks may I make a condition?':
      'Those that the law allows for this job, such as a medical certificate for work with food or proof of a licence. Ask a lawyer before you ask for anything else.',
  },
  limits: [
    'It is not legal advice, and it does not know the law of your country beyond what is named above.',
    'It does not know a collective agreement that may hold for you.',
    'It translates its own clauses into Polish, not what you type.',
  ],
  related: [
    'business-hr/job-posting-builder',
    'business-hr/leave-accrual-calculator',
    'career-toolkit/job-offer-comparison',
  ],
  relatedServices: ['automation-systems'],
}
