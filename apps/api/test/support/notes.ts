import { fastify } from 'fastify';
import { run } from '../../src/platform/process/run.ts';

/** A minimal server that stores notes, to test the process around it. */
await run({
  migrations: process.argv[2] ?? '',
  demoAccounts: ['asha@example.com'],
  async seedDemo({ pool }) {
    await pool.query(
      "insert into note (words) select 'seeded' where not exists (select from note)",
    );
    const { rowCount } = await pool.query("select from note where words = 'seeded'");
    return rowCount === 1;
  },
  async buildApp({ pool, logger }) {
    const app = fastify({ logger });
    app.get('/notes', async () => {
      const { rows } = await pool.query<{ words: string }>('select words from note order by id');
      return rows.map(({ words }) => words);
    });
    app.post<{ Body: { words: string } }>('/notes', async ({ body }, reply) => {
      await pool.query('insert into note (words) values ($1)', [body.words]);
      return reply.code(201).send({ success: true });
    });
    app.post('/mishap', async () => {
      setImmediate(() => {
        throw new Error('uncaught error of the test');
      });
      return { success: true };
    });
    return app;
  },
});
