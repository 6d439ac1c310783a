-- Discussions number $2 + 1 to $1, one every five minutes back from $3, with 20 comments each on average: one of ten has
-- none, one of five hundred has about a thousand. Texts and terms are those of the discussions that are there already. A
-- quarter of the comments are replies. Only the second statement has parameters.
create function pg_temp.id_of(name text) returns uuid immutable language sql
return overlay(overlay(md5(name) placing '4' from 13) placing '8' from 17)::uuid;

create temporary table sample as
select pg_temp.id_of('thread ' || i) as id, i, source.*, people.ids[1 + (i * 7) % cardinality(people.ids)] as author_id,
       $3::timestamptz - i * interval '5 minutes' as at, i % 13 as likes,
       case when i % 500 = 1 then 10000 - sum(usual) over (partition by (i - 1) / 500) + usual else usual end::int as comments
from (select array_agg(id order by id) as ids from users) people,
     generate_series($2::int + 1, $1::int) i
     cross join lateral (select case when i % 10 = 0 or i % 500 = 1 then 0 else i * 7 % 41 end as usual) counted
     join (select row_number() over (order by created_at, id) as nth, count(*) over () as sources, title, content, hashtags,
                  crop, search_terms, title_words, search_version
           from threads where title !~ '[0-9]$' and search_version > 0) source
       on source.nth = 1 + (i * 31::bigint / 7) % source.sources;

-- The rows refer to each other by construction: checking each reference would take as long as writing it, and an index
-- is built at once in a tenth of the time of row by row.
set session_replication_role = replica;

create temporary table dropped as
select indexname as name, indexdef as definition from pg_indexes
where tablename in ('threads', 'comments', 'thread_likes', 'comment_likes') and indexdef like 'CREATE INDEX%';

do $$ begin execute (select string_agg('drop index ' || name, ';') from dropped); end $$;

insert into threads (id, author_id, title, content, fingerprint, hashtags, crop, is_by_newcomer, created_at,
                     search_terms, title_words, search_version)
select id, author_id, title || ' ' || i, content, i, hashtags, crop, false, at,
       array_to_tsvector(tsvector_to_array(search_terms) || array['n:' || i]), title_words || ' ' || i, search_version
from sample;

create temporary table written as
select pg_temp.id_of('comment ' || i || '.' || number) as id, id as thread_id, number, at + number * interval '7 minutes' as at,
       case when number % 4 = 0 then pg_temp.id_of('comment ' || i || '.' || number - 1 - number / 4 % 3) end as parent_id,
       people.ids[1 + (i * 3 + number * 11) % cardinality(people.ids)] as author_id, i * 7 + number as mark,
       case when number % 4 > 0 and last <= comments and last - 1 - last / 4 % 3 = number then 1 else 0 end as replies
from sample, generate_series(1, comments) number, lateral (select (number + 3) / 4 * 4 as last) reply,
     (select array_agg(id order by id) as ids from users) people;

insert into thread_stats (thread_id, created_at, last_activity_at, like_count, comment_count, change)
select id, at, at + comments * interval '7 minutes', likes, comments - comments / 4, comments from sample;

insert into comments (id, author_id, content, fingerprint, is_by_newcomer, created_at, thread_id, parent_id, number, change,
                      like_count, reply_count)
select id, author_id, 'Two sprays ten days apart were enough on our field, number ' || mark, mark, false, at,
       thread_id, parent_id, number, number, (mark % 5 = 0)::int, replies
from written;

insert into thread_likes (thread_id, user_id, created_at)
select sample.id, people.ids[1 + (i * 7 + liker) % cardinality(people.ids)], at + liker * interval '1 minute'
from sample, generate_series(1, likes) liker, (select array_agg(id order by id) as ids from users) people;

insert into comment_likes (comment_id, user_id, created_at)
select written.id, people.ids[1 + mark % cardinality(people.ids)], at
from written, (select array_agg(id order by id) as ids from users) people where mark % 5 = 0;

do $$ begin execute (select string_agg(definition, ';') from dropped); end $$;

drop table sample, written, dropped;

set session_replication_role = origin;

-- The database does this by itself after a while.
vacuum analyze;
