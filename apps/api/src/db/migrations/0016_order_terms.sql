-- Buyers answer a proposal by its id.
UPDATE "orders" SET "amendment" = "amendment" || jsonb_build_object('id', gen_random_uuid()) WHERE "amendment" IS NOT NULL;
