// Takes all the processor time that nobody else wants, as the process of an experiment does, and touches no memory. Started by the bench.
import { stepBack } from '../../packages/server/src/lab/step-back.ts'
import { answer } from '../online/processes.ts'

stepBack()

answer({
  spin: () => {
    setTimeout(() => {
      for (;;);
    })
  },
})
