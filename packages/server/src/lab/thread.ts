import { parentPort, workerData } from 'node:worker_threads'
import { type GameSource, inheritGames } from '@tefuda/games/host'
import { unlessRefused } from '@tefuda/kernel'
import { playStretch, type Stretch } from '@tefuda/lab'

await inheritGames(workerData as readonly GameSource[])

parentPort!.on('message', (stretch: Stretch) => parentPort!.postMessage(unlessRefused(() => playStretch(stretch))))
