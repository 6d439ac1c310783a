import { createInterface } from 'node:readline';
import { fastify } from 'fastify';
import pg from 'pg';

/** The plainest query for the rows of a page of listings. */
const PAGE = `
  select crops.*, users.name as seller_name, users.city, users.state, users.created_at as member_since,
         (select coalesce(json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height)
                                   order by p.position), '[]')
          from pictures p where p.crop_id = crops.id) as pictures
  from crops join users on users.id = crops.seller_id
  where not is_paused and expiry_date >= $1
  order by crops.created_at desc, crops.id desc limit 25`;

/** The same for a page of discussions. */
const THREADS = `
  select threads.*, stats.like_count, stats.comment_count, stats.change, stats.accepted_id,
         users.name as username, users.picture_id,
         array(select user_id from thread_likes l where l.thread_id = threads.id
               order by created_at desc limit 100) as likes,
         array(select id from comments c where c.thread_id = threads.id and parent_id is null
                 and deleted_at is null and not is_hidden order by number desc limit 100) as comments,
         (select coalesce(json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height)
                                   order by p.position), '[]')
          from thread_pictures p where p.thread_id = threads.id) as pictures
  from thread_stats stats join threads on threads.id = stats.thread_id left join users on users.id = threads.author_id
  where is_listed order by stats.created_at desc, stats.thread_id desc limit 25`;

/**
 * Baseline for the cost of a page of listings or discussions, in a separate process like the product. Its first line of
 * input is the database configuration and a stored response; its first line of output is its address.
 */
const input = createInterface({ input: process.stdin });
input.once('line', async (line) => {
  const { config, response } = JSON.parse(line);
  const pool = new pg.Pool({ max: 20, ...config });
  // Idle connections may fail when the database stops first.
  pool.on('error', () => undefined);
  await pool.query('create table bench_response (id int primary key, body text not null)');
  await pool.query('insert into bench_response values (1, $1)', [response]);
  const app = fastify();
  const type = 'application/json; charset=utf-8';
  app.get('/rows', async (_, reply) => {
    const today = new Date().toISOString().slice(0, 10);
    const { rows } = await pool.query({ name: 'bare rows', text: PAGE, values: [today] });
    return reply.type(type).send(JSON.stringify({ success: true, data: rows }));
  });
  const stored = { name: 'bare stored', text: 'select body from bench_response where id = $1' };
  app.get('/threads', async (_, reply) => {
    const { rows } = await pool.query({ name: 'bare threads', text: THREADS });
    return reply.type(type).send(JSON.stringify({ success: true, data: rows }));
  });
  app.get('/stored', async (_, reply) => {
    const { rows } = await pool.query({ ...stored, values: [1] });
    return reply.type(type).send(rows[0].body);
  });
  process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
  input.once('close', async () => {
    await pool.query('drop table bench_response');
    process.exit(0);
  });
});
