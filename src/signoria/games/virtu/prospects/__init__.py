"""What the answers to each question of Virtù would cost and bring."""
