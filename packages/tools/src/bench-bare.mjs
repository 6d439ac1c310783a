import { fastify } from 'fastify';
import pg from 'pg';

/**
 * A Fastify handler that does nothing but one indexed read of an answer that lies ready in the same database.
 * @param {import('pg').PoolConfig} config
 * @param {string} answer
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveBare(config, answer) {
  const pool = new pg.Pool({ max: 20, ...config });
  // Idle connections may hear of the database's end before ours.
  pool.on('error', () => undefined);
  await pool.query('drop table if exists bench_answer');
  await pool.query('create table bench_answer (id int primary key, body text not null)');
  await pool.query('insert into bench_answer values (1, $1)', [answer]);
  const app = fastify();
  app.get('/crops', async (_, reply) => {
    const { rows } = await pool.query('select body from bench_answer where id = $1', [1]);
    return reply.type('application/json; charset=utf-8').send(rows[0].body);
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    async close() {
      await app.close();
      await pool.query('drop table bench_answer');
      await pool.end();
    },
  };
}
