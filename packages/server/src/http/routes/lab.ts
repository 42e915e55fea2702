import { isRefusal } from '@tefuda/kernel'
import { Id, LabBody, LabRun, LabRuns } from '@tefuda/wire'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '../../host/config.ts'
import {
  beginRun,
  FULL,
  findRun,
  NOT_OFFERED,
  ONE_AT_A_TIME,
  type Row,
  readRun,
  runSeen,
  runsOf,
  stopRun,
  waitOf,
} from '../../lab/index.ts'
import { answers, NOTHING } from '../answers.ts'
import { Denied, NOT_FOUND } from '../refusals.ts'
import type { App, Site } from '../site.ts'

const ONE_RUN = z.object({ id: Id })

/** So many may wait for each that is played. */
const WAITING = 20

/** Experiments that the server runs for guests, where its host lets it. */
export const addLab = (app: App, { store: { db }, guests, lab, config, now }: Site): void => {
  const isOffered = (request: FastifyRequest): boolean =>
    config.lab === 'all' || (config.lab === 'own' && isOwn(request, config))

  /** One that is going has no trouble of its own: what keeps it waiting is the server's. */
  const seen = (row: Omit<Row, 'kept' | 'taken_by'>, viewer: string | undefined): Omit<LabRun, 'kept' | 'waits'> => {
    const run = runSeen(row, viewer, config.labMinutes)
    return run.state === 'going' ? { ...run, trouble: lab?.trouble()?.message ?? null } : run
  }
  const whole = async (row: Row, viewer: string | undefined): Promise<LabRun> => ({
    ...seen(row, viewer),
    waits: await waitOf(db, row, now(), config),
    kept: row.kept === null ? null : JSON.parse(row.kept),
  })

  app.get(
    '/api/lab',
    {
      schema: { summary: "One's own experiments, and whether one may begin another here", response: answers(LabRuns) },
    },
    async (request) => {
      const viewer = (await guests.of(request))?.id
      const runs = viewer === undefined ? [] : await runsOf(db, viewer)
      return {
        offered: isOffered(request),
        minutes: config.labMinutes,
        runs: runs.map((row) => seen(row, viewer)),
      }
    },
  )

  app.post(
    '/api/lab',
    { schema: { summary: 'Lets the server run an experiment', body: LabBody, response: answers(LabRun) } },
    async (request, reply) => {
      if (!isOffered(request)) throw new Denied(403, NOT_OFFERED)
      const plan = readRun(request.body.experiment)
      if (isRefusal(plan)) throw new Denied(422, plan)
      const { id: guest } = await guests.admit(request, reply)
      const { experiment, identity } = plan
      const most = WAITING * config.labRuns
      const asked = { guest, experiment: JSON.stringify(experiment), identity, at: now(), minutes: config.labMinutes }
      const run = await beginRun(db, { ...asked, most })
      if (run === 'one') throw new Denied(409, ONE_AT_A_TIME)
      if (run === 'full') throw new Denied(503, FULL)
      lab?.wake()
      return whole(run, guest)
    },
  )

  app.get(
    '/api/lab/:id',
    {
      schema: { summary: 'How far an experiment has come, by its link', params: ONE_RUN, response: answers(LabRun) },
    },
    async (request) => {
      const row = await findRun(db, request.params.id)
      if (row === undefined) throw NOT_FOUND
      return whole(row, (await guests.of(request))?.id)
    },
  )

  app.post(
    '/api/lab/:id/stop',
    { schema: { summary: 'Stops an experiment of one’s own', params: ONE_RUN, response: NOTHING } },
    async (request, reply) => {
      const { id } = await guests.known(request)
      if (!(await stopRun(db, request.params.id, id))) throw NOT_FOUND
      return reply.code(204).send(null)
    },
  )
}

const THIS_MACHINE = /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/
const ITS_NAMES = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/

/** Whether whoever asks sits at this machine: not by way of a proxy, behind which everybody would seem to. */
const isOwn = ({ raw, hostname, headers }: FastifyRequest, { publicUrl }: Config): boolean =>
  publicUrl === undefined &&
  THIS_MACHINE.test(raw.socket.remoteAddress ?? '') &&
  ITS_NAMES.test(hostname) &&
  !['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'].some((name) => name in headers)
